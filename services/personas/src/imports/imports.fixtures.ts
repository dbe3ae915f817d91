import { afterAll, beforeAll } from '@jest/globals';
import { getClient } from '@skills-architect/contracts/admin';
import * as calls from '@skills-architect/contracts/personas';
import {
  explainSuggestions,
  listLeadershipRoles,
  recordDecisions,
  requestRole,
  roleSkillsByIds,
  rolesByIds,
  suggestRoles,
} from '@skills-architect/contracts/roles';
import { matchSkills, skillsByIds, skillsInText } from '@skills-architect/contracts/skills';
import { aClient, aRole } from '@skills-architect/contracts/testing';
import { AppError, type BuildService } from '@skills-architect/service-kit';
import { aDocx, aUser, aZip, peerAnswers, testService } from '@skills-architect/service-kit/testing';
import type * as z from 'zod';
import { personasService } from '../app';
import { jobDescriptionReader } from '../job-descriptions/job-description-reader';
import { aSkill } from '../skills.fixtures';

const suggestion = (roleId: number, score: number) => ({
  roleId,
  roleName: `Role ${roleId}`,
  score,
  parts: { title: score / 4, words: score / 4, duties: score / 4, skills: score / 4 },
  confidence: null,
});
/** Ids of a client for which the roles service is unreachable, and of one that has none of the tests' industries. */
export const trouble = { unmatched: 0, narrowed: 0 };
/** A job that no role matches closely. */
export const FAR_FROM_ALL = 'Lighthouse Keeper';
/** The roles requested from the roles service. */
export const requested: unknown[] = [];
type ReportedRoles = z.output<typeof recordDecisions.body>;
/** Role decisions reported to the roles service. */
export const reported: ReportedRoles[] = [];
const peers = peerAnswers(
  [
    getClient,
    ({ params }: { params: { clientId: number } }) =>
      aClient(params.clientId, {
        bulkImportEnabled: params.clientId !== 3,
        subSectorIds: params.clientId === trouble.narrowed ? [99] : [],
      }),
  ],
  [
    suggestRoles,
    ({ body }: { body: { clientId: number; roleSuggestionsRequest: { personaName: string }[] } }) => {
      if (body.clientId === trouble.unmatched)
        throw new AppError('unreachable', 'The roles service cannot be reached.');
      const roles = [suggestion(1, 3), suggestion(2, 2), suggestion(3, 1)];
      const languages = { part: 'description', job: 'de', role: 'en' };
      const far = [{ ...suggestion(1, 1), confidence: 'no close role', languages }];
      return {
        suggestions: body.roleSuggestionsRequest.map(({ personaName }) => ({
          roles: personaName === FAR_FROM_ALL ? far : roles,
        })),
      };
    },
  ],
  [
    requestRole,
    ({ body }: { body: { request: { rowId: number } } }) => {
      requested.push(body);
      return { roleId: 1000 + body.request.rowId };
    },
  ],
  [
    recordDecisions,
    ({ body }: { body: ReportedRoles }) => {
      reported.push(body);
      return { done: true };
    },
  ],
  [explainSuggestions, () => ({ text: 'Plans tours.', reasons: [] })],
  [
    rolesByIds,
    ({ body }: { body: { roleIds: number[] } }) => ({
      roles: body.roleIds.filter((id) => id < 50).map((id) => aRole(id)),
    }),
  ],
  [listLeadershipRoles, () => ({ leadershipRoles: [] })],
  [
    roleSkillsByIds,
    ({ body }: { body: { roleIds: number[] } }) => ({
      roles: body.roleIds.map((roleId) => ({
        roleId,
        skills: [{ skillId: 7, proficiencyId: 73, levelNumber: 3, skillCriticality: 'High' }],
      })),
    }),
  ],
  [skillsByIds, ({ body }: { body: { skillIds: number[] } }) => ({ skills: body.skillIds.map((id) => aSkill(id)) })],
  // Every description asks for skill 8 as 'train'.
  [
    skillsInText,
    () => ({
      skills: [
        {
          skillId: 8,
          name: 'train',
          sureness: 'likely' as const,
          evidence: [{ sentence: 'Train new colleagues.', marks: [{ start: 0, end: 5 }], name: 'train' }],
        },
      ],
      unknown: [],
    }),
  ],
  [
    matchSkills,
    ({ body }: { body: { names: string[] } }) => ({
      matches: body.names.map((name) => [
        { skillId: 9, skillName: 'Skill 9', score: 80, matched: name, why: 'same words' },
      ]),
    }),
  ],
);

/** A realistic job description. */
export const aDescription = (title: string) =>
  aDocx(
    [
      `Job title: ${title}`,
      'Department: Operations',
      'Reports to: Head of Operations',
      'Job purpose',
      `The ${title} keeps the daily work of the depot running and answers for its results.`,
      'Key responsibilities',
      '- Plan the work of the day and assign it to the team',
      '- Inform customers about delays and agree new times',
      '- Watch safety rules and train new colleagues',
      '- Report figures to the head of operations every week',
      'Benefits',
      'Free lunch and a company bicycle.',
    ].join('\n'),
  );

export const archive = (files: Record<string, string | Buffer>, name = 'jobs.zip') => [
  new File([new Uint8Array(aZip(files))], name),
];
export const jobs = (...titles: string[]) =>
  Object.fromEntries(titles.map((title) => [`${title}.docx`, aDescription(title)]));

export const hr = aUser(1, [1, 2, 3]);
export const staff = aUser(2);
type Service = Awaited<ReturnType<typeof testService>>;

export const paramsOf = (importTokenId: string) => ({ params: { importTokenId } });

/** The service with its imports, for one test file. */
export const importsUnderTest = (reader = () => jobDescriptionReader()) => {
  const build: BuildService = (kit) => personasService({ demo: false, reader: reader() })(kit);
  let service: Service;
  beforeAll(async () => {
    service = await testService({ name: 'personas', build, peers });
    await service.start();
  });
  afterAll(() => service.close());

  /** Waits for a stage, checked at each event of the import. */
  const waitForStage = async (token: string, stage: calls.ImportStage) => {
    const readImport = async () => (await service.as(staff).call(calls.getImport, paramsOf(token))).body;
    return new Promise<calls.PersonaImport>((resolve, reject) => {
      const look = async () => {
        const found = await readImport();
        if (found.stage === stage) end(() => resolve(found));
        else if (found.stage === 'failed') end(() => reject(new Error(found.errorMessage)));
      };
      const unlisten = service.kit.events.listen(() => void look());
      const end = (finish: () => void) => {
        unlisten();
        finish();
      };
      void look();
    });
  };
  const upload = (files: File[], clientId = 1, on = service, user = hr) =>
    on.as(user).call(calls.importJobDescriptions, { query: { clientId }, files });

  return {
    as: (user: typeof hr) => service.as(user),
    asPeer: (...peer: Parameters<Service['asPeer']>) => service.asPeer(...peer),
    kit: () => service.kit,
    waitForStage,
    upload,
    listRows: async (token: string) =>
      (await service.as(staff).call(calls.listImportRows, { ...paramsOf(token), query: { pagesize: 100 } })).body.rows,
    importFiles: async (files: Record<string, string | Buffer>, clientId = 1) => {
      const { body, failure } = await upload(archive(files), clientId);
      if (failure.error) throw new Error(failure.error);
      await waitForStage(body.importTokenId, 'review');
      return body.importTokenId;
    },
    /** An import whose rows have a selected role. */
    async importAndSelect(files: Record<string, string | Buffer>, clientId = 1, roleId = 1) {
      const token = await this.importFiles(files, clientId);
      await service.as(hr).call(calls.proceedImport, paramsOf(token));
      await waitForStage(token, 'selection');
      const rows = await this.listRows(token);
      const body = { rows: rows.map(({ rowId }) => ({ rowId, roleId })) };
      await service.as(hr).call(calls.saveImportRows, { ...paramsOf(token), body });
      return { token, rows };
    },
    discard: (token: string) => service.as(hr).call(calls.discardImport, paramsOf(token)),
    /** Restarts the service: a new process on the same data. */
    nextStart: async () => {
      const next = await testService({ name: 'personas', build, peers, beside: service.place });
      await next.start();
      return next;
    },
  };
};
