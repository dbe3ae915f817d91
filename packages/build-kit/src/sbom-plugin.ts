import { CycloneDxWebpackPlugin } from '@cyclonedx/webpack-plugin';
import { SBOM_FILE } from '@skills-architect/contracts/build-signature';

/** Lists the packages in an area's bundle, with their licences, as CycloneDX JSON in its build. */
export const createSbomPlugin = (): CycloneDxWebpackPlugin => {
  const plugin = new CycloneDxWebpackPlugin({
    includeWellknown: false,
    // Without the time, so that the same code makes the same build; the signature has the time.
    reproducibleResults: true,
    validateResults: false,
  });
  // The list as JSON takes the place of the one as XML.
  plugin.resultXml = SBOM_FILE;
  plugin.resultJson = SBOM_FILE;
  return plugin;
};
