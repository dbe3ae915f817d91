import { deriveScheme } from '@skills-architect/contracts/admin';
import { languageName } from '@skills-architect/contracts/locale';
import { SubSectorType } from '@skills-architect/contracts/roles';
import { listLanguages, listSchemes } from '@skills-architect/contracts/skills';
import { toSubSectorOptions } from '@skills-architect/library-kit';
import { askConfirm, notify, useCall } from '@skills-architect/portal-kit';
import { Panel, SelectField, Stack, TextField } from '@skills-architect/ui-kit';
import { IdsPicker, toPickerProps } from '@skills-architect/ui-kit/extra';
import { LABELS, toIds } from './client-values';
import { describeDropped } from './drop-texts';
import { applyChosenSources, filterBySource } from './source-rules';
import type { ClientFormState } from './use-client-form';
import { useClientLists } from './use-client-lists';

const MAX_CHIPS = 8;
const NO_SOURCE = 'Choose a source first';
const notifyAlreadyAdded = () => notify('This item already added', { variant: 'info' });
const chipProps = { maxChips: MAX_CHIPS, onChosenAgain: notifyAlreadyAdded };

/** The part of the library that the client's users see. */
export function LibraryFields({ form }: { form: ClientFormState }) {
  const { values, fieldError, set } = form;
  const { stages, sources, subSectors, providers } = useClientLists();
  const schemes = useCall(listSchemes, {}).data?.schemes;
  const languages = useCall(listLanguages, {});
  const offered = [...new Set([...(languages.data?.languages ?? []), ...(values.language ? [values.language] : [])])];

  const sourceIds = toIds(values.sourceIdList);
  const subSectorIds = toIds(values.subSectorIdList);
  const library = { sources: sources.data?.sources ?? [], subSectors: subSectors.data?.subSectors ?? [] };
  const offeredSubSectors = filterBySource(library.subSectors, sourceIds);
  const scheme = schemes && sourceIds.length > 0 ? deriveScheme(sourceIds, schemes) : undefined;

  const chooseSources = async (ids: number[]) => {
    const before = { sourceIds, subSectorIds };
    const after = applyChosenSources(before, ids, library);
    const text = describeDropped(before, ids, after, library);
    if (text && !(await askConfirm({ title: 'Change Sources', text, yes: 'Continue', no: 'Cancel', loss: true })))
      return;
    set('subSectorIdList', [...after.subSectorIds]);
    set('sourceIdList', [...after.sourceIds]);
  };
  const renderSubSectorPicker = (label: string, type: SubSectorType) => {
    const ofType = offeredSubSectors.filter(({ subsectorTypeId }) => subsectorTypeId === type);
    const ids = ofType.map(({ subsectorId }) => subsectorId);
    const others = subSectorIds.filter((id) => !ids.includes(id));
    return (
      <IdsPicker
        {...chipProps}
        {...toPickerProps(subSectors)}
        label={label}
        help="Leave empty for all."
        options={toSubSectorOptions(ofType, library.sources)}
        value={subSectorIds}
        onChange={(chosen) => set('subSectorIdList', [...others, ...chosen])}
        selectAll
        disabledReason={sourceIds.length ? undefined : NO_SOURCE}
        error={type === SubSectorType.Industry ? fieldError('subSectorIdList') : undefined}
      />
    );
  };

  return (
    <Panel title="Library">
      <Stack gap="5">
        <SelectField
          label="Org Growth Stage"
          placeholder="Choose a stage"
          options={(stages.data?.attributeValues ?? []).map(({ attributeValueId, attributeValue }) => ({
            value: attributeValueId,
            label: attributeValue,
          }))}
          value={values.orgGrowthStageId ? String(values.orgGrowthStageId) : ''}
          onChange={({ target }) => set('orgGrowthStageId', Number(target.value))}
          error={fieldError('orgGrowthStageId') ?? stages.error?.message}
        />
        <IdsPicker
          {...chipProps}
          {...toPickerProps(sources)}
          label="Sources"
          required
          help="The client’s users see the published skills and roles of these sources."
          options={library.sources.map(({ sourceId, source, allowMultipleMappings }) => ({
            value: sourceId,
            label: source,
            hint: allowMultipleMappings ? undefined : 'Cannot be combined',
          }))}
          value={sourceIds}
          onChange={(ids) => void chooseSources(ids)}
          error={fieldError('sourceIdList')}
        />
        {scheme && (
          <TextField
            label="Proficiency Scheme"
            help="Set by the sources."
            readOnly
            value={scheme.schemeName || `${scheme.levelCount} levels`}
          />
        )}
        {offered.length > 1 && (
          <SelectField
            label={LABELS.language}
            help="In which the client’s users see the library, unless they choose another."
            placeholder="The library’s own"
            options={offered.map((code) => ({ value: code, label: languageName(code) }))}
            value={values.language ?? ''}
            onChange={({ target }) => set('language', target.value || null)}
            error={fieldError('language') ?? languages.error?.message}
          />
        )}
        {renderSubSectorPicker('Associated Industries', SubSectorType.Industry)}
        {renderSubSectorPicker('Associated Functions', SubSectorType.Function)}
        <IdsPicker
          {...chipProps}
          {...toPickerProps(providers)}
          label="Content Providers"
          options={(providers.data?.contentProviders ?? []).map(({ contentProviderId, contentProvider }) => ({
            value: contentProviderId,
            label: contentProvider,
          }))}
          value={toIds(values.contentProviderIdList)}
          onChange={(chosen) => set('contentProviderIdList', chosen)}
          selectAll
          error={fieldError('contentProviderIdList')}
        />
      </Stack>
    </Panel>
  );
}
