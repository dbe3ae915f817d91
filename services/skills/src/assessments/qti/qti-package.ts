import { type AdaptiveFile, AssessmentSource, type ProficiencyScheme } from '@skills-architect/contracts/skills';
import type { AssessmentDocument } from '../assessment-document';
import { itemId, QTI_ATTRIBUTES, qtiItem, SCHEMAS } from './qti-item';
import { element, text, type Xml, xmlFile } from './xml';

interface SkillQuestions {
  skill: Pick<AdaptiveFile['skill'], 'skillId' | 'skillName'>;
  scheme: Pick<ProficiencyScheme, 'levels'>;
  /** The adaptive and rating questions of the scheme. */
  questions: readonly AssessmentDocument[];
}

/** A file of the package. */
export interface PackageFile {
  name: string;
  content: string;
}

const FOREIGN_LETTERS = /[^ -~]/g;

/** Name of the package's file in letters that every system reads; the id tells skills of the same name apart. */
export const packageFileName = ({ skillId, skillName }: SkillQuestions['skill'], levelCount: number): string => {
  const name = skillName.normalize('NFKD').replace(FOREIGN_LETTERS, '').replace(/ +/g, ' ').trim();
  return `${name && `${name}, `}skill ${skillId}, questions ${levelCount} PL QTI 3.zip`;
};

const TEST = 'test.xml';
const PACKAGING = 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1';
const itemHref = (question: AssessmentDocument) => `items/${itemId(question)}.xml`;

/** Adaptive questions and ratings are answered by different people, so each is a part of the test. */
const PARTS = [
  { id: 'adaptive', typeId: AssessmentSource.Adaptive },
  { id: 'evaluation', typeId: AssessmentSource.Evaluation },
];

const buildTest = ({ skill, scheme, questions }: SkillQuestions): Xml =>
  element(
    'qti-assessment-test',
    { ...QTI_ATTRIBUTES, identifier: `skill-${skill.skillId}`, title: skill.skillName },
    ...PARTS.flatMap(({ id, typeId }) => {
      const sections = scheme.levels
        .map((level) => ({
          level,
          ofLevel: questions.filter(
            (question) => question.assessmentTypeId === typeId && question.levelNumber === level.levelNumber,
          ),
        }))
        .filter(({ ofLevel }) => ofLevel.length)
        .map(({ level, ofLevel }) =>
          element(
            'qti-assessment-section',
            { identifier: `${id}-level-${level.levelNumber}`, title: level.level, visible: 'true' },
            ...ofLevel.map((assessment) =>
              element('qti-assessment-item-ref', { identifier: itemId(assessment), href: itemHref(assessment) }),
            ),
          ),
        );
      const modes = { 'navigation-mode': 'nonlinear', 'submission-mode': 'simultaneous' };
      return sections.length ? [element('qti-test-part', { identifier: id, ...modes }, ...sections)] : [];
    }),
  );

const resource = (identifier: string, type: string, href: string, ...dependencies: readonly Xml[]) =>
  element('resource', { identifier, type, href }, element('file', { href }), ...dependencies);

const buildManifest = ({ skill, questions }: SkillQuestions): Xml =>
  element(
    'manifest',
    {
      xmlns: PACKAGING,
      'xmlns:xsi': QTI_ATTRIBUTES['xmlns:xsi'],
      'xsi:schemaLocation': `${PACKAGING} ${SCHEMAS}/imsqtiv3p0_imscpv1p2_v1p0.xsd`,
      identifier: `manifest-skill-${skill.skillId}`,
    },
    element('metadata', {}, element('schema', {}, text('QTI Package')), element('schemaversion', {}, text('3.0.0'))),
    element('organizations', {}),
    element(
      'resources',
      {},
      resource(
        'test',
        'imsqti_test_xmlv3p0',
        TEST,
        ...questions.map((question) => element('dependency', { identifierref: itemId(question) })),
      ),
      ...questions.map((question) => resource(itemId(question), 'imsqti_item_xmlv3p0', itemHref(question))),
    ),
  );

/** The questions of a skill as the files of a QTI 3 package: a manifest, a test by level, and an item per question. */
export const qtiPackage = (skillQuestions: SkillQuestions): PackageFile[] => {
  const names = new Map(skillQuestions.scheme.levels.map(({ levelNumber, level }) => [levelNumber, level]));
  return [
    { name: 'imsmanifest.xml', content: xmlFile(buildManifest(skillQuestions)) },
    { name: TEST, content: xmlFile(buildTest(skillQuestions)) },
    ...skillQuestions.questions.map((question) => ({
      name: itemHref(question),
      content: qtiItem(question, names.get(question.levelNumber) ?? ''),
    })),
  ];
};
