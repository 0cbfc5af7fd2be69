### Dlaczego stół mówi „nie”. Każdy klucz to kod odmowy.

nothing-to-redo = Nie ma czego ponowić.
nothing-to-undo = Nie ma czego cofnąć.
