import { createRoot } from 'react-dom/client';
import { start } from 'single-spa';
import { loadedVersion, watchCrashes, watchMoves, watchStaleScreens } from './areas/area-loader';
import { releaseOnLeave } from './areas/evict';
import { guardFiles } from './areas/integrity';
import { watchTroubles } from './areas/trouble-reports';
import { Portal } from './portal';
import { begin } from './session/begin';
import { followHub } from './session/follow-hub';

const element = document.getElementById('portal');
if (!element) throw new Error('index.html has no place for the portal');

// Former releases kept a service worker, which would go on answering with their files.
navigator.serviceWorker?.getRegistrations().then(
  (workers) => {
    for (const worker of workers) void worker.unregister();
  },
  (error: unknown) => console.warn('Service workers could not be read', error),
);

guardFiles();
followHub();
releaseOnLeave();
watchCrashes();
watchMoves();
watchStaleScreens();
watchTroubles(loadedVersion);
createRoot(element).render(<Portal />);
start({ urlRerouteOnly: true });
void begin();

/** Named here so that the build provides them: areas ask for these, the shell itself never does. */
export const providedLazily = [
  () => import('zod'),
  () => import('zod/v4/core'),
  () => import('@skills-architect/ui-kit/extra'),
];
