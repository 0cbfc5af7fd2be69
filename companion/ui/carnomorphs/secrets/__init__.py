"""What happens to a character, and what is hidden: mutations, adaptations, objectives, fate."""
