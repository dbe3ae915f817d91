import type { CareerRole, StepCounts } from '@skills-architect/contracts/explorer';
import { type Side, sideOf } from './place-roles';

/** What the step between the role in the middle and this one is called. */
export const STEP_NAMES: Record<Side, string> = {
  above: 'Vertical, up to this role',
  beside: 'Lateral',
  below: 'Vertical, up from this role',
};

export const stepName = (role: CareerRole): string => STEP_NAMES[sideOf(role)];

/** The short form of what a step asks for: `2 to gain, 1 to raise`. */
export const asksFor = ({ toGain, toRaise }: StepCounts): string =>
  toGain + toRaise === 0
    ? 'Nothing to learn'
    : [toGain && `${toGain} to gain`, toRaise && `${toRaise} to raise`].filter(Boolean).join(', ');
