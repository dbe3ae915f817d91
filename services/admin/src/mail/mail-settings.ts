/** The server that sends mails, and what they say about the portal. */
export interface MailSettings {
  host: string;
  port: number;
  /** TLS from the first byte, instead of STARTTLS. */
  isSecure: boolean;
  /** Nothing is sent over an unencrypted connection. */
  needsTls: boolean;
  user?: string;
  password?: string;
  /** Sender, as an address with or without a name. */
  from: string;
  /** Public address of the portal, without a slash at the end. */
  portalUrl: string;
}
