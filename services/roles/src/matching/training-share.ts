/** Training reads about this many roles at most, so that its memory does not grow with the library. */
const MAX_ROLES = 6000;
/** With fewer roles there is too little text for training. */
const MIN_ROLES_TO_TRAIN = 500;
/** Vectors are trained again when this share of the roles has changed. */
const MIN_CHANGED_SHARE = 0.1;
const ALL_PERCENT = 100;

/** The share of a library of so many published roles that training reads, in whole percent from 1 to 100. */
export const trainingPercent = (roleCount: number): number =>
  roleCount <= MAX_ROLES ? ALL_PERCENT : Math.max(1, Math.floor((ALL_PERCENT * MAX_ROLES) / roleCount));

/** Whether a record with this number is in the even share that training reads. */
export const isInShare = (number: number, percent: number): boolean => number % ALL_PERCENT < percent;

/** Whether word vectors are trained now: `changed` roles of `roles` differ from those of the last training. */
export const isTrainingDue = ({
  roles,
  changed,
  isTrained,
}: {
  roles: number;
  changed: number;
  isTrained: boolean;
}): boolean => roles >= MIN_ROLES_TO_TRAIN && (!isTrained || changed >= MIN_CHANGED_SHARE * roles);
