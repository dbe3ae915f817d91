export { distinctTexts } from './distinct-texts';
export { type Endpoint, EndpointRefusal, postTo, withTries } from './endpoint';
export { noteSkills, noteTakenTexts, noteTexts } from './note-answer';
export {
  type SuggestionRequester,
  type SuggestionSettings,
  type SuggestionWriter,
  suggestionWriter,
} from './suggestion-writer';
