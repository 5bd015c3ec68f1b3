// Nothing here is for Swift to import: the functions are called by their names.
