import { useClient } from '@skills-architect/portal-kit';
import { useFirstSteps } from '@skills-architect/portal-kit/host';
import { lazyPart } from '@skills-architect/ui-kit';
import type { StepsProps } from './steps';

/** Loaded when there are steps to show: most portals and clients have none left. */
const Steps = lazyPart(() => import('./steps'));

const ShownSteps = (props: StepsProps) => props.steps.length > 0 && <Steps {...props} />;

/** What sets up an empty portal, on the landing page until all of it is done. */
export function FirstSteps() {
  return <ShownSteps id="first-steps" title="Set up your portal" steps={useFirstSteps('portal')} />;
}

/** What comes first for the client in use, on the landing page until all of it is done. */
export function FirstDay() {
  const { client } = useClient();
  const title = `The first day of ${client?.clientName ?? ''}`;
  return <ShownSteps id="first-day" title={title} steps={useFirstSteps('client')} inTurn />;
}
