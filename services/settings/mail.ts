import type { MailSettings } from '@skills-architect/admin-service';
import type * as z from 'zod';
import { isLoopback, type mailVariables } from './environment';

type MailEnvironment = z.output<z.ZodObject<typeof mailVariables>>;

/** What is missing or wrong in the settings of mails, as sentences. */
export const findMailMistakes = ({ SMTP_URL, SMTP_PASSWORD, MAIL_FROM, PORTAL_URL }: MailEnvironment): string[] => {
  if (!SMTP_URL) return SMTP_PASSWORD ? ['SMTP_PASSWORD is set without SMTP_URL.'] : [];
  const { username, password } = new URL(SMTP_URL);
  return [
    ...(MAIL_FROM ? [] : ['Set MAIL_FROM to the sender of mails, such as Portal <portal@example.com>.']),
    ...(PORTAL_URL ? [] : ['Set PORTAL_URL to the address at which users open the portal: links in mails lead there.']),
    ...(password ? ['SMTP_URL must not have a password: set SMTP_PASSWORD.'] : []),
    ...(SMTP_PASSWORD && !username
      ? ['SMTP_URL needs the name of the user of SMTP_PASSWORD: smtp://user@host:587.']
      : []),
  ];
};

/** The server that sends mails, and what they say about the portal; undefined without one. */
export const readMailSettings = ({
  SMTP_URL,
  SMTP_PASSWORD: password,
  SMTP_TLS,
  MAIL_FROM: from,
  PORTAL_URL,
}: MailEnvironment): MailSettings | undefined => {
  if (!SMTP_URL || !from || !PORTAL_URL) return undefined;
  const { hostname, port, protocol, username } = new URL(SMTP_URL);
  const isSecure = protocol === 'smtps:';
  return {
    host: hostname,
    port: port ? Number(port) : isSecure ? 465 : 587,
    isSecure,
    needsTls: SMTP_TLS === 'required' && !isLoopback(hostname),
    ...(username && { user: decodeURIComponent(username) }),
    ...(password && { password }),
    from,
    portalUrl: PORTAL_URL.replace(/\/$/, ''),
  };
};
