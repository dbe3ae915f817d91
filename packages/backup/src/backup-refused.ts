/** Why a backup or a restore was not done, as a sentence for whoever asked for it. */
export class BackupRefused extends Error {}
