/** The specification's info messages before an annotation. */
export const JOB_NEEDS_ROLE = 'Before annotate job, Get industry role';
export const ROLE_NEEDS_BOTH = 'Before annotate role, Get industry role and leader role';
export const JOB_ANNOTATED = 'Successfully job annotated';
export const ROLE_ANNOTATED = 'Successfully role annotated';
export const ROLE_PROPOSED = 'Leadership role proposed; a Super User, Skilling Architect or SME decides on it';
/** Display time of success messages in milliseconds. */
export const SUCCESS_DURATION_MS = 1500;
