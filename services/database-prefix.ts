/** With what the names of a deployment's databases begin. */
export const DATABASE_PREFIX = 'skills_architect_';
