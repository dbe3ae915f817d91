/** The client whose personas are read and written. */
export const CLIENT = 1;
