// A login of MongoDB for each kind of process, with rights on its own databases only. Repeat it to change passwords:
//   MONGO_PASSWORD_GATEWAY=… MONGO_PASSWORD_ADMIN=… … mongosh "$URI_OF_AN_ADMINISTRATOR" deploy/mongo-logins.js
// Every process writes events, jobs and its public keys into `portal`; docs/operating.md says what that means.
const prefix = process.env.DATABASE_PREFIX || 'skills_architect_';
const services = ['admin', 'skills', 'roles', 'personas', 'explorer'];
const databases = {
  gateway: ['portal'],
  ...Object.fromEntries(services.map((name) => [name, ['portal', name]])),
  worker: ['portal', ...services],
};
// dbAdmin changes how long an index keeps its documents.
const readWrite = (names) =>
  names.flatMap((name) => ['readWrite', 'dbAdmin'].map((role) => ({ role, db: `${prefix}${name}` })));
const roles = {
  ...Object.fromEntries(Object.entries(databases).map(([login, names]) => [login, readWrite(names)])),
  // One login for all processes of a small deployment.
  portal: readWrite(databases.worker),
  // Reads all databases; a restore needs `portal` or `worker`.
  backup: [{ role: 'readAnyDatabase', db: 'admin' }],
};

const admin = db.getSiblingDB('admin');
const run = (command) => {
  const answer = admin.runCommand(command);
  if (!answer.ok) throw new Error(answer.errmsg);
  return answer;
};
for (const [login, rights] of Object.entries(roles)) {
  const pwd = process.env[`MONGO_PASSWORD_${login.toUpperCase()}`];
  if (!pwd) continue;
  const { users } = run({ usersInfo: login });
  run({ [users.length ? 'updateUser' : 'createUser']: login, pwd, roles: rights });
  print(`${login}: ${rights.map(({ role, db: name }) => `${role} ${name}`).join(', ')}`);
}
