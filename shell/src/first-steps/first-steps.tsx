import { useClient } from '@skills-architect/portal-kit';
import { lazyPart } from '@skills-architect/ui-kit';
import type { StepsProps } from './steps';

/** Loaded when there are steps to show: most portals and clients have none left. */
const Steps = lazyPart(() => import('./steps'));

const ShownSteps = (props: StepsProps) => props.steps.length > 0 && <Steps {...props} />;

/** Set-up steps of an empty portal, on the landing page until all are done. */
export function FirstSteps({ steps }: Pick<StepsProps, 'steps'>) {
  return <ShownSteps id="first-steps" title="Set up your portal" steps={steps} />;
}

/** First steps for the selected client, on the landing page until all are done. */
export function ClientSteps({ steps }: Pick<StepsProps, 'steps'>) {
  const { client } = useClient();
  return <ShownSteps id="first-day" title={`The first day of ${client?.clientName ?? ''}`} steps={steps} inTurn />;
}
