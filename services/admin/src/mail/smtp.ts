import { ConnectorTrouble } from '@skills-architect/service-kit/connectors';
import { createTransport } from 'nodemailer';
import type { MailSettings } from './mail-settings';

/** A mail as it is sent. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The same for each try of a mail, so that receivers can tell a repeated one. */
  messageId: string;
  /** Where the receiver ends such mails with one click (RFC 8058). */
  unsubscribeUrl?: string;
}

/** One try takes less than the time after which another instance may take the message over. */
export const SMTP_TIMEOUT_MS = 30_000;
const STEP_MS = 10_000;

const readField = (error: unknown, name: 'code' | 'responseCode' | 'response'): unknown =>
  Reflect.get(Object(error), name);

/** Errors that remain until somebody corrects the settings: credentials, TLS, names. */
const MISFIT = ['EAUTH', 'ENOAUTH', 'EOAUTH2', 'ETLS', 'EDNS', 'ECONFIG'];

/** The trouble of a failed try: a permanent answer to this mail is final, anything else passes or is a matter of settings. */
export const toMailTrouble = (error: unknown): ConnectorTrouble => {
  if (error instanceof ConnectorTrouble) return error;
  const code = String(readField(error, 'code') ?? '');
  const status = Number(readField(error, 'responseCode') ?? 0);
  const answer = readField(error, 'response');
  const said = typeof answer === 'string' ? `: ${answer.slice(0, 200)}` : '';
  if (MISFIT.includes(code))
    return new ConnectorTrouble('misfit', `The mail server refuses the portal${said}`, undefined, error);
  if (status >= 500)
    return new ConnectorTrouble('refused', `The mail server refuses this mail${said}`, undefined, error);
  const why = said || (code ? ` (${code})` : '');
  return new ConnectorTrouble('passing', `The mail server cannot take mails now${why}`, undefined, error);
};

/** Sends mails over one connection each. Throws `ConnectorTrouble`. */
export const smtpSender = ({ host, port, isSecure, needsTls, user, password, from }: MailSettings) => {
  const transport = createTransport({
    host,
    port,
    secure: isSecure,
    requireTLS: needsTls && !isSecure,
    ...(user && { auth: { user, pass: password ?? '' } }),
    connectionTimeout: STEP_MS,
    greetingTimeout: STEP_MS,
    socketTimeout: STEP_MS,
    // A mail has texts only.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ unsubscribeUrl, ...mail }: Mail): Promise<void> {
      try {
        await transport.sendMail({
          ...mail,
          from,
          ...(unsubscribeUrl && {
            headers: {
              'List-Unsubscribe': `<${unsubscribeUrl}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            },
          }),
        });
      } catch (error) {
        throw toMailTrouble(error);
      }
    },
  };
};
