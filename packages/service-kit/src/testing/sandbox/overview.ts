import type { Arrival, ArrivalStore } from './arrivals';

const MAX_SHOWN = 100;

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? '&quot;');

const row = ({ at, receiver, method, path, key, unsigned, fault, duplicate, body }: Arrival) => {
  const cells = [
    at,
    receiver,
    `${method} ${path}`,
    key ?? '',
    unsigned ?? 'valid',
    duplicate ? 'yes' : '',
    fault ?? '',
  ];
  const content =
    body === undefined
      ? ''
      : `<details><summary>content</summary><pre>${escapeHtml(JSON.stringify(body, null, 2))}</pre></details>`;
  return `<tr>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}<td>${content}</td></tr>`;
};

/** A page for developers with the received requests, latest first. */
export const overviewPage = ({ arrivals, effects }: ArrivalStore): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="5"><title>Sandbox</title>
<style>body{font:14px system-ui;margin:2rem}td,th{padding:.2rem .6rem;text-align:left;vertical-align:top}</style>
<h1>Sandbox</h1><p>${arrivals.length} requests, ${effects.size} messages with an effect. The latest ${MAX_SHOWN}:</p>
<table><tr><th>At<th>Receiver<th>Request<th>Idempotency key<th>Signature<th>Again<th>Fault<th></tr>
${arrivals.slice(-MAX_SHOWN).reverse().map(row).join('\n')}</table></html>`;
