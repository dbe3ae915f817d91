import type { CareerRole, StepCounts } from '@skills-architect/contracts/explorer';
import { findSide, type Side } from './place-roles';

/** Names of the steps between the middle role and a role on this side. */
export const STEP_NAMES: Record<Side, string> = {
  above: 'Vertical, up to this role',
  beside: 'Lateral',
  below: 'Vertical, up from this role',
};

export const getStepName = (role: CareerRole): string => STEP_NAMES[findSide(role)];

/** What a step requires, in short: `2 to gain, 1 to raise`. */
export const describeStep = ({ toGain, toRaise }: StepCounts): string =>
  toGain + toRaise === 0
    ? 'Nothing to learn'
    : [toGain && `${toGain} to gain`, toRaise && `${toRaise} to raise`].filter(Boolean).join(', ');
