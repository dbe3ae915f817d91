import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { onlyOf, Sbom } from './shipped';

const folder = mkdtempSync(path.join(os.tmpdir(), 'skills-architect-sbom-'));
afterAll(() => rmSync(folder, { recursive: true }));
const sbom = (...args: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'tools/sbom.ts', ...args], { encoding: 'utf8' });

it('lists what the services need at run time, and nothing that only builds or tests them', () => {
  const file = path.join(folder, 'sbom.cdx.json');
  expect(sbom(file, 'services')).toMatchObject({ status: 0, stdout: expect.stringMatching(/\d+ packages/) });
  const { components } = Sbom.parse(JSON.parse(readFileSync(file, 'utf8')));
  const names = components.map((component) => component['bom-ref'].replace(/@[^@]+$/, ''));
  expect(names).toEqual(expect.arrayContaining(['fastify', 'mongoose']));
  expect(names).not.toEqual(expect.arrayContaining(['jest']));
  expect(names).not.toEqual(expect.arrayContaining(['react']));
}, 60_000);

it.each([[[]], [['sbom.json', 'screens']]])('says what it needs when it is called with %j', (args) => {
  expect(sbom(...args)).toMatchObject({ status: 2, stderr: expect.stringMatching(/^Give a file/) });
});

it('leaves out packages that do not ship, and the references to them', () => {
  const list = Sbom.parse({
    metadata: {},
    components: [{ 'bom-ref': 'a@1' }, { 'bom-ref': 'b@1' }],
    dependencies: [{ ref: 'a@1', dependsOn: ['b@1'] }, { ref: 'b@1' }],
  });
  expect(onlyOf(list, new Set(['a@1']))).toMatchObject({
    components: [{ 'bom-ref': 'a@1' }],
    dependencies: [{ ref: 'a@1', dependsOn: [] }],
  });
});
