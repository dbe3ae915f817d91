/** Thrown when a backup or restore is refused; the message is shown to the user. */
export class BackupRefused extends Error {}
