import { afterAll, beforeAll } from '@jest/globals';
import * as calls from '@skills-architect/contracts/personas';
import { workbooks } from '@skills-architect/library-service-kit/workbooks';
import { aUser } from '@skills-architect/service-kit/testing';
import { startPersonas, type TestPersonas } from '../personas/personas.fixtures';

export const TITLES = ['Client Skill', 'Target Proficiency'];
export const paramsOf = (skillSubject: string) => ({ params: { skillSubject } });

/** Starts the personas service for a test file; the returned functions import client skills into it. */
export const clientSkillImports = () => {
  const books = workbooks();
  let personas: TestPersonas;
  beforeAll(async () => {
    personas = await startPersonas();
    await personas.service.start();
  });
  afterAll(async () => {
    await personas.service.close();
    await books.close();
  });

  const as = (user = aUser(4)) => personas.service.as(user);
  const aWorkbook = async (rows: (string | number)[][], titles = TITLES) => {
    const columns = titles.map((title) => ({ title, width: 10 }));
    return [new File([new Uint8Array(await books.write([{ name: 'Client Skills', columns, rows }]))], 'skills.xlsx')];
  };
  const aSubject = async () => String((await personas.create()).body.personaId);
  const upload = async (subject: string, rows: (string | number)[][], titles?: string[]) =>
    as().call(calls.importClientSkills, { ...paramsOf(subject), files: await aWorkbook(rows, titles) });
  const readSkills = async (subject: string) => (await as().call(calls.getClientSkills, paramsOf(subject))).body;
  /** Waits for a status, checked at each event of the jobs. */
  const waitForStatus = (subject: string, status: number) =>
    new Promise<calls.ClientSkillsStatus>((resolve) => {
      const checkStatus = async () => {
        const { body } = await as().call(calls.clientSkillsStatus, paramsOf(subject));
        if (body.status !== status) return;
        unlisten();
        resolve(body);
      };
      const unlisten = personas.service.kit.events.listen(() => void checkStatus());
      void checkStatus();
    });
  const importRows = async (rows: (string | number)[][]) => {
    const subject = await aSubject();
    await upload(subject, rows);
    await waitForStatus(subject, 2);
    return subject;
  };
  return { personas: () => personas, as, aWorkbook, aSubject, upload, readSkills, waitForStatus, importRows };
};
