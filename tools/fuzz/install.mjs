import fs from 'node:fs';
import { run } from '../steps.mjs';

const FOLDER = '.cache/fuzz/python';
const REQUIREMENTS = 'tools/fuzz/requirements.txt';
const STAMP = `${FOLDER}/requirements.txt`;
const BIN = process.platform === 'win32' ? 'Scripts' : 'bin';

const read = (file) => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '');

const python = async (...args) => {
  for (const command of ['python3', 'python']) {
    const result = await run(command, args, { quiet: true });
    if (result.ok) return result;
  }
  return { ok: false };
};

/** Installs the pinned schemathesis into its own virtual environment; returns the path of its program. */
export const installSchemathesis = async () => {
  const program = `${FOLDER}/${BIN}/st`;
  if (fs.existsSync(program) && read(STAMP) === read(REQUIREMENTS)) return program;
  fs.rmSync(FOLDER, { recursive: true, force: true });
  if (!(await python('-m', 'venv', FOLDER)).ok)
    throw new Error('npm run fuzz needs Python 3.10 or newer with venv (on Debian: apt install python3-venv).');
  const args = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '-r', REQUIREMENTS];
  const { ok, output } = await run(`${FOLDER}/${BIN}/python`, args, { quiet: true });
  if (!ok) throw new Error(`npm run fuzz could not install schemathesis from PyPI:\n${output}`);
  fs.copyFileSync(REQUIREMENTS, STAMP);
  return program;
};
