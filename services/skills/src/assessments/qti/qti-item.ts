import {
  ASSESSMENT_SUB_TYPE_NAMES,
  AssessmentSource,
  AssessmentSubType,
  EVALUATOR_NAMES,
} from '@skills-architect/contracts/skills';
import type { AssessmentDocument } from '../assessment-document';
import { element, text, type Xml, xmlFile } from './xml';

/** Address of the published schemas. */
export const SCHEMAS = 'https://purl.imsglobal.org/spec/qti/v3p0/schema/xsd';
/** Response processing template: compares the answer with the correct one. */
const MATCH_CORRECT = 'https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/match_correct';
const RESPONSE = 'RESPONSE';

/** Namespaces of items and tests. */
export const QTI_ATTRIBUTES = {
  xmlns: 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0',
  'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
  'xsi:schemaLocation': `http://www.imsglobal.org/xsd/imsqtiasi_v3p0 ${SCHEMAS}/imsqti_asiv3p0_v1p0.xsd`,
};

/** The identifier of an assessment's item, by which the test refers to it. */
export const itemId = ({ _id }: Pick<AssessmentDocument, '_id'>): string => `assessment-${_id}`;

interface Choice {
  identifier: string;
  label: string;
  isCorrect: boolean;
}

const ratedChoices = (most: number): Choice[] =>
  Array.from({ length: most }, (_, index) => ({
    identifier: `rating-${index + 1}`,
    label: String(index + 1),
    isCorrect: false,
  }));

const toChoices = ({ assessmentTypeId, assessmentSubTypeId, assessmentOptions }: AssessmentDocument): Choice[] => {
  if (assessmentTypeId === AssessmentSource.Adaptive)
    return assessmentOptions.map(({ option, isCorrect }, index) => ({
      identifier: `option-${index + 1}`,
      label: option,
      isCorrect,
    }));
  return ratedChoices(assessmentSubTypeId === AssessmentSubType.Rating10 ? 10 : 5);
};

const itemTitle = ({ assessmentTypeId, assessmentSubTypeId, assessmentEvaluatorTypeId }: AssessmentDocument) =>
  assessmentTypeId === AssessmentSource.Evaluation && assessmentSubTypeId && assessmentEvaluatorTypeId
    ? `${EVALUATOR_NAMES[assessmentEvaluatorTypeId]}, ${ASSESSMENT_SUB_TYPE_NAMES[assessmentSubTypeId]}`
    : 'Adaptive question';

/** One line as text, several as paragraphs. */
const paragraphs = (content: string): Xml[] => {
  const lines = content
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return lines.length > 1 ? lines.map((line) => element('p', {}, text(line))) : [text(content)];
};

const value = (content: string) => element('qti-value', {}, text(content));

const scoring = (correct: readonly Choice[]): { declarations: Xml[]; processing: Xml[] } => ({
  declarations: [
    element(
      'qti-outcome-declaration',
      { identifier: 'SCORE', cardinality: 'single', 'base-type': 'float' },
      element('qti-default-value', {}, value('0')),
    ),
  ],
  processing: correct.length ? [element('qti-response-processing', { template: MATCH_CORRECT })] : [],
});

/** An adaptive or rating question as an item of QTI 3: a choice, with correct answers where there are any. */
export const qtiItem = (question: AssessmentDocument, levelName: string): string => {
  const choices = toChoices(question);
  const correct = choices.filter(({ isCorrect }) => isCorrect);
  const hasSeveralCorrect = correct.length > 1;
  const { declarations, processing } = scoring(correct);
  return xmlFile(
    element(
      'qti-assessment-item',
      {
        ...QTI_ATTRIBUTES,
        identifier: itemId(question),
        title: `${levelName}: ${itemTitle(question)}`,
        adaptive: 'false',
        'time-dependent': 'false',
        'xml:lang': question.assessmentLanguage,
      },
      element(
        'qti-response-declaration',
        { identifier: RESPONSE, cardinality: hasSeveralCorrect ? 'multiple' : 'single', 'base-type': 'identifier' },
        ...(correct.length
          ? [element('qti-correct-response', {}, ...correct.map(({ identifier }) => value(identifier)))]
          : []),
      ),
      ...declarations,
      element(
        'qti-item-body',
        {},
        element(
          'qti-choice-interaction',
          { 'response-identifier': RESPONSE, 'max-choices': hasSeveralCorrect ? correct.length : 1 },
          element('qti-prompt', {}, ...paragraphs(question.assessmentText ?? '')),
          ...choices.map(({ identifier, label }) => element('qti-simple-choice', { identifier }, text(label))),
        ),
      ),
      ...processing,
    ),
  );
};
