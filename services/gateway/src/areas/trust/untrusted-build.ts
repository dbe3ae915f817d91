/** A build that is not accepted, because it is not known who made it or because it was altered. */
export class UntrustedBuild extends Error {}
