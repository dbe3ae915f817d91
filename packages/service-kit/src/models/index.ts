export { distinctTexts } from './distinct-texts';
export { type Endpoint, postTo, Refused, withTries } from './endpoint';
export { type Asking, type SuggestionSettings, type SuggestionWriter, suggestionWriter } from './suggestion-writer';
