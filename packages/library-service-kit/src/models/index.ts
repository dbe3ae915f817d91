export { distinctTexts } from './distinct-texts';
export { type Endpoint, EndpointRefusal, postTo, withTries } from './endpoint';
export {
  type SuggestionRequester,
  type SuggestionSettings,
  type SuggestionWriter,
  suggestionWriter,
} from './suggestion-writer';
