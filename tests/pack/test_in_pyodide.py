"""The tests of rules, store and words, run by the same Python that the packed site contains."""

import re

from tests.pack.inside import ROOT, run_inside

RUN = ("tests/rules", "tests/store", "tests/words")
"""The tests that run there: those without side effects, and the store in memory and in a browser's files."""

LEFT_OUT = {
    "reads the source or the word files as text, which no Python does otherwise": (
        *("tests/store/test_layers.py", "tests/words/test_hard_coded.py"),
        *("tests/words/test_catalogue.py", "tests/words/test_usage.py", "tests/words/test_terms.py"),
    ),
    "needs processes, locks, links or folders, which a browser has not": (
        *("tests/store/test_kill.py", "tests/store/test_folder.py"),
        *("tests/store/test_dying.py", "tests/store/test_private.py"),
        *("tests/store/test_bad_input.py", "tests/store/test_quiet.py"),
        *("tests/store/test_replaced.py", "tests/store/test_in_use.py"),
        *("tests/words/test_drafts.py", "tests/words/test_regions.py"),
        "tests/rules/odds/test_command_line.py",
        "tests/rules/odds/test_same_question.py",
    ),
    "asks which pictures there are of screens, which a browser of its own takes": (
        "tests/words/test_progress.py",
    ),
    "asks a database, which a browser has not": (
        *("tests/store/test_postgres_damage.py", "tests/store/test_postgres_schema.py"),
        *("tests/store/test_postgres_wire.py", "tests/store/test_postgres_together.py"),
        *("tests/store/test_postgres_patience.py", "tests/store/test_postgres_pooler.py"),
        *("tests/store/test_copying.py", "tests/store/test_address.py"),
    ),
    "takes minutes there and asks nothing new": (
        *("tests/rules/odds/test_duel.py", "tests/rules/odds/test_commitment.py"),
        *("tests/rules/odds/test_referee.py", "tests/rules/carnomorphs/odds/test_referee.py"),
        *(
            "tests/rules/odds/test_phase.py",
            "tests/rules/odds/test_luck.py",
            "tests/rules/test_any_command.py",
        ),
    ),
}


SELECTED = "not disk and not postgres and not nested"
"""There is neither a disk nor a database, and deeply nested JSON exceeds the browser's stack."""

DESELECTED = (
    # Endlessly nested JSON is among its invalid texts.
    "tests/store/test_exchange.py::test_what_is_no_export_is_refused_and_changes_nothing",
    # Python in the browser has no threads.
    "tests/store/test_game_file.py::test_rows_appended_by_many_threads_at_once_are_all_kept",
    "tests/store/test_library.py::test_who_looks_at_the_list_does_not_wait_for_a_thread_that_opens_a_game",
    "tests/store/test_library.py::test_the_first_list_is_shown_when_it_is_whole",
    # These concern files on a computer's disk.
    "tests/store/test_library.py::test_a_file_that_somebody_else_changed_is_read_again",
    "tests/store/test_blob_store.py::test_a_write_leaves_the_file_its_previous_copy_and_nothing_else",
    "tests/store/test_blob_store.py::test_a_takeover_that_fails_leaves_the_file_as_it_was",
    "tests/store/test_blob_store.py::test_a_failed_write_says_why_and_changes_nothing",
    # These start processes.
    "tests/words/test_words.py::test_a_wheel_carries_its_words_inside_the_package",
    "tests/words/test_words.py::"
    "test_an_app_in_the_browser_knows_its_first_words_and_finds_the_others_where_it_was_told",
    "tests/words/test_words.py::test_a_checkout_keeps_its_words_beside_the_package",
    "tests/words/test_words.py::test_a_packed_app_reads_its_words_out_of_the_archive",
    "tests/words/test_words.py::test_an_installation_without_words_says_so",
)

PROGRAM = """
import hypothesis
# Here it is asked whether the browser's Python gives the same answers; odd ones are searched for elsewhere,
# and so the tests that set a number of examples of their own run in the smaller size.
hypothesis.settings.register_profile(
    "browser", max_examples=5, deadline=None, database=None, derandomize=True
)
hypothesis.settings.load_profile("browser")
import pytest
code = int(pytest.main([*arguments, "-p", "no:cacheprovider", "-o", "filterwarnings="]))
"""


def test_rules_store_and_words_hold_in_the_browsers_python() -> None:
    ignored = [f"--ignore={path}" for paths in LEFT_OUT.values() for path in paths]
    ignored += [f"--deselect={test}" for test in DESELECTED]
    done = run_inside(PROGRAM, *RUN, *ignored, "-k", SELECTED, "-rf", "--size=test")
    assert done.returncode == 0, (done.stdout + done.stderr)[-6000:]
    passed = re.search(r"(\d+) passed", done.stdout)
    assert passed, done.stdout[-500:]
    assert int(passed[1]) > 1000, "most of the tests must have run"


def test_everything_left_out_is_there() -> None:
    assert [path for paths in LEFT_OUT.values() for path in paths if not (ROOT / path).is_file()] == []
