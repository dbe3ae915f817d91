/** Something that the person at the command line can do something about. */
export class Failed extends Error {}
