import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentType } from 'react';
import { AccordionStates } from '../accordion/states';
import { AlertStates } from '../alert-stack/states';
import { AvatarStates } from '../avatar/states';
import { Button } from '../button/button';
import { ButtonStates } from '../button/states';
import { CategoryStates } from '../category-dot/states';
import { ChipStates } from '../chip/states';
import { ChoiceStates } from '../choice/states';
import { colourMode, useColourMode } from '../colour-mode/colour-mode';
import { PaletteStates } from '../command-palette/states';
import { ComparisonStates } from '../comparison/states';
import { TableStates } from '../data-table/states';
import { DialogStates } from '../dialog/states';
import { DutyListStates } from '../duty-list/states';
import { EmptyStates } from '../empty-state/states';
import { ErrorStates } from '../error-panel/states';
import { FactListStates } from '../fact-list/states';
import { FileDropStates } from '../file-drop/states';
import { FilterBarStates } from '../filter-bar/states';
import { FormActionsStates } from '../form-actions/states';
import { IconStates } from '../icon/states';
import { JobStates } from '../job-tray/states';
import { LevelStates } from '../level-cell/states';
import { LevelListStates } from '../level-list/states';
import { LoadingStates } from '../loading/states';
import { MarkedTextStates } from '../marked-text/states';
import { MenuStates } from '../menu/states';
import { Page } from '../page/page';
import { Panel } from '../panel/panel';
import { PickerStates } from '../picker/states';
import { ProgressStates } from '../progress-bar/states';
import { UiProvider } from '../provider/ui-provider';
import { ScoreStates } from '../score-bar/states';
import { SearchFiltersStates } from '../search-filters/states';
import { StatusStates } from '../status-badge/states';
import { SuggestBoxStates } from '../suggest-box/states';
import { TabsStates } from '../tabs/states';
import { TextFieldStates } from '../text-field/states';
import { ThemeStates } from '../theme/states';
import { VideoStates } from '../video-dialog/states';

const BLOCKS: Record<string, ComponentType> = {
  'Colours and type': ThemeStates,
  Table: TableStates,
  Buttons: ButtonStates,
  'Buttons of a form': FormActionsStates,
  Menu: MenuStates,
  'Text fields': TextFieldStates,
  Choices: ChoiceStates,
  Pickers: PickerStates,
  'Search with suggestions': SuggestBoxStates,
  'Command palette': PaletteStates,
  'Filter bar': FilterBarStates,
  'Search filters': SearchFiltersStates,
  'File drop': FileDropStates,
  Levels: LevelStates,
  Comparison: ComparisonStates,
  'Levels with their texts': LevelListStates,
  'Work functions': DutyListStates,
  Facts: FactListStates,
  Categories: CategoryStates,
  Scores: ScoreStates,
  'Marked text': MarkedTextStates,
  Status: StatusStates,
  Chips: ChipStates,
  Avatar: AvatarStates,
  Tabs: TabsStates,
  Accordion: AccordionStates,
  Progress: ProgressStates,
  Jobs: JobStates,
  Waiting: LoadingStates,
  'Nothing to show': EmptyStates,
  Failures: ErrorStates,
  Dialogs: DialogStates,
  'Alert cards': AlertStates,
  Icons: IconStates,
  Film: VideoStates,
};

/** Every block in its states, in the theme of the page. */
export function BlocksPage() {
  const mode = useColourMode();
  return (
    <UiProvider>
      <chakra.main maxW="wide" mx="auto">
        <Page
          title="Blocks"
          help="What every screen is built from."
          action={
            <Button icon={mode === 'dark' ? 'sun' : 'moon'} onClick={colourMode.toggle}>
              {mode === 'dark' ? 'Show light' : 'Show dark'}
            </Button>
          }
        >
          {Object.entries(BLOCKS).map(([title, States]) => (
            <Panel key={title} title={title}>
              <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
                <States />
              </chakra.div>
            </Panel>
          ))}
        </Page>
      </chakra.main>
    </UiProvider>
  );
}
