import type { FoundSkill } from '@skills-architect/contracts/skills';
import { FoundSkills, isEmptyFilter, SkillSearchForm, useSkillSearch } from '@skills-architect/library-kit';
import { Page, Panel } from '@skills-architect/ui-kit';
import { useState } from 'react';
import { SkillPopup } from '../../persona-skills/skill-popup';
import { EMPTY_FILTER } from './use-library-skills';

/** Read-only search of published skills, for SMEs, who have no access to personas. */
export function PublishedSkills() {
  const search = useSkillSearch({ within: {} });
  const [opened, setOpened] = useState<FoundSkill>();
  return (
    <Page title="Published Skills" help="You can read them here. Assigning them to personas is up to the client.">
      <Panel>
        <SkillSearchForm
          search={search}
          disabledReason={isEmptyFilter(search.filter) ? EMPTY_FILTER : undefined}
          failed={search.failed}
        />
      </Panel>
      {search.asked && (
        <FoundSkills search={search} onOpen={setOpened} noResult="No published skills are found for this search." />
      )}
      {opened && <SkillPopup skill={opened} getMark={() => undefined} onClose={() => setOpened(undefined)} />}
    </Page>
  );
}
