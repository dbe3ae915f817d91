import { expect, it } from '@jest/globals';
import { readSettings } from './single-process-settings';

const MAIL = {
  SMTP_URL: 'smtp://mail.example.com',
  MAIL_FROM: 'Portal <p@example.com>',
  PORTAL_URL: 'https://portal.example/',
};
const read = (environment: NodeJS.ProcessEnv) => {
  const found = readSettings(environment);
  return 'mistakes' in found ? found.mistakes : found.settings.switches.mail;
};

it.each<[string, NodeJS.ProcessEnv, object | undefined]>([
  ['no mail server', {}, undefined],
  [
    'one that must use TLS',
    { ...MAIL, SMTP_URL: 'smtp://us%40er@mail.example.com', SMTP_PASSWORD: 'secret' },
    {
      host: 'mail.example.com',
      port: 587,
      isSecure: false,
      needsTls: true,
      user: 'us@er',
      password: 'secret',
      from: 'Portal <p@example.com>',
      portalUrl: 'https://portal.example',
    },
  ],
  ['TLS from the first byte', { ...MAIL, SMTP_URL: 'smtps://mail.example.com' }, { port: 465, isSecure: true }],
  ['a local one without TLS', { ...MAIL, SMTP_URL: 'smtp://127.0.0.1:2525' }, { port: 2525, needsTls: false }],
  ['without TLS by the setting', { ...MAIL, SMTP_TLS: 'optional' }, { needsTls: false }],
])('reads %s', (_, environment, expected) => {
  const found = read(environment);
  if (expected) expect(found).toMatchObject(expected);
  else expect(found).toBeUndefined();
});

it.each<[string, NodeJS.ProcessEnv, RegExp]>([
  ['no sender', { ...MAIL, MAIL_FROM: '' }, /MAIL_FROM/],
  ['a sender with a line break', { ...MAIL, MAIL_FROM: 'a\nBcc: <b@c.example>' }, /MAIL_FROM/],
  ['no address of the portal', { ...MAIL, PORTAL_URL: '' }, /PORTAL_URL/],
  ['a portal without TLS', { ...MAIL, PORTAL_URL: 'http://portal.example' }, /PORTAL_URL/],
  ['another protocol', { ...MAIL, SMTP_URL: 'http://mail.example.com' }, /SMTP_URL/],
  ['a password in the address', { ...MAIL, SMTP_URL: 'smtp://a:b@mail.example.com' }, /SMTP_PASSWORD/],
  ['a password without a user', { ...MAIL, SMTP_PASSWORD: 'secret' }, /name of the user/],
  ['a password without a server', { SMTP_PASSWORD: 'secret' }, /without SMTP_URL/],
])('refuses %s', (_, environment, expected) => {
  expect(read(environment)).toEqual([expect.stringMatching(expected)]);
});
