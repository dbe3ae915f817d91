import { getSkill, listSources } from '@skills-architect/contracts/skills';
import {
  RecordError,
  SourceNotices,
  Translations,
  useLanguageFieldKnown,
  WaitingForm,
} from '@skills-architect/library-kit';
import { useCall, useOpenedRecord, useParams } from '@skills-architect/portal-kit';
import { Page } from '@skills-architect/ui-kit';
import { useSkillAccess } from '../skill-access/use-skill-access';
import { SkillTabs } from '../skill-tabs/skill-tabs';
import { SkillEditor } from './skill-editor';

const TITLE = 'Skill Management';

/** Screen: edits a skill, once loaded. */
export default function EditSkill() {
  const skillId = Number(useParams().skillId);
  const isId = Number.isInteger(skillId) && skillId > 0;
  const read = useCall(getSkill, isId ? { params: { skillId }, query: { ownTexts: true } } : undefined);
  const sources = useCall(listSources, {});
  const isDenied = useSkillAccess(read);
  const isFormKnown = useLanguageFieldKnown();
  const skill = read.data;
  useOpenedRecord(
    skill && !isDenied ? { to: `/skill/edit/${skillId}`, title: skill.skillName, kind: 'Skill' } : undefined,
  );
  if (isDenied) return null;
  if (skill && isFormKnown)
    return (
      <SkillEditor key={skillId} skill={skill}>
        <SkillTabs skill={skill} />
        <Translations
          translations={skill.translations}
          records={[
            { kind: 'skill', id: skillId, name: skill.skillName },
            ...skill.proficiencies.flatMap(({ proficiencyId, level, description }) =>
              description ? [{ kind: 'level' as const, id: proficiencyId, name: level }] : [],
            ),
            { kind: 'family', id: skill.skillFamily.skillFamilyId, name: skill.skillFamily.skillFamily },
          ]}
        />
        <SourceNotices sources={sources.data?.sources} sourceId={skill.skillSource.sourceId} />
      </SkillEditor>
    );
  if (isId) return <WaitingForm title={TITLE} record="skill" read={read} />;
  return (
    <Page title={TITLE}>
      <RecordError record="skill" />
    </Page>
  );
}
