import { groupTexts } from '@skills-architect/library-service-kit';
import { groupSubject, type HealthSubject } from '@skills-architect/library-service-kit/health';
import type { FunctionDocument, Structure, SubSectorDocument } from '../structure/structure-documents';

/** Library Health of sub-sectors and functions. */
export const placeSubjects = ({ subSectors, functions }: Structure): HealthSubject[] => [
  groupSubject<SubSectorDocument>({
    ...subSectors,
    kind: 'subsector-translation',
    topic: 'subsectors',
    words: 'industries and functions',
    texts: ({ subsector, translations }) => groupTexts(subsector, translations),
  }),
  groupSubject<FunctionDocument>({
    ...functions,
    kind: 'function-translation',
    topic: 'functions',
    words: 'departments and tracks',
    texts: ({ functionName, translations }) => groupTexts(functionName, translations),
  }),
];
