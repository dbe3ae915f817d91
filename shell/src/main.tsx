import { startKit } from '@skills-architect/portal-kit/host';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { start } from 'single-spa';
import { guardFiles } from './areas/integrity';
import { startHost } from './host/start-host';
import { tolerateTranslation } from './host/tolerate-translation';
import { Portal } from './portal';

const element = document.getElementById('portal');
if (!element) throw new Error('index.html has no element with the id portal');

// Older releases installed a service worker, which would keep serving their files.
navigator.serviceWorker?.getRegistrations().then(
  (workers) => {
    for (const worker of workers) void worker.unregister();
  },
  (error: unknown) => console.warn('Service workers could not be read', error),
);

guardFiles();
tolerateTranslation();
startKit();
const portal = <Portal host={startHost()} />;
createRoot(element).render(process.env.NODE_ENV === 'production' ? portal : <StrictMode>{portal}</StrictMode>);
start({ urlRerouteOnly: true });

/** Referenced so that the build shares them: areas need these, the shell does not. */
export const lazyModules = [
  () => import('zod'),
  () => import('zod/v4/core'),
  () => import('@skills-architect/ui-kit/extra'),
];
