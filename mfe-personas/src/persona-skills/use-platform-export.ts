import { getClient } from '@skills-architect/contracts/admin';
import {
  exportToLearningPlatform,
  learningPlatformOffer,
  type PersonaSelection,
} from '@skills-architect/contracts/personas';
import { notify, useCall, useChange, useJobs } from '@skills-architect/portal-kit';

/** The export of personas to the learning platform; undefined when the client has no instance or the portal no connection. */
export const usePlatformExport = (clientId: number | undefined) => {
  const { data: client } = useCall(getClient, clientId === undefined ? undefined : { params: { clientId } });
  const exporting = useChange(exportToLearningPlatform);
  const { follow } = useJobs();
  // Sends no request for clients without an instance.
  const hasInstance = client?.instanceName && client.instanceRegion;
  const offer = useCall(learningPlatformOffer, hasInstance ? { params: { clientId: client.clientId } } : undefined);
  if (clientId === undefined || !hasInstance || !offer.data?.offered) return undefined;
  return {
    isRunning: exporting.isRunning,
    /** Starts the job; its card shows progress and result. */
    start: async (selection: PersonaSelection | undefined) => {
      if (!selection) return notify('Select Personas to export to the learning platform', { variant: 'info' });
      try {
        const { exportTokenId } = await exporting.run({ params: { clientId }, body: selection });
        await follow(exportTokenId);
      } catch (error) {
        notify(error);
      }
    },
  };
};
