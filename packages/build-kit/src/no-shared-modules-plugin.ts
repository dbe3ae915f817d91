import webpack, { type Compiler } from 'webpack';

/** Packages that must exist only once in a page: the shell shares them, or a kit contains them. */
const SINGLE_INSTANCE =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|zustand|single-spa|zod|@chakra-ui|@emotion|@ark-ui|@tanstack[\\/]react-query|@skills-architect[\\/](portal-kit|ui-kit))[\\/]|[\\/]packages[\\/](portal-kit|ui-kit)[\\/]/;

/** The package or kit of a module's file when an area must not bundle it; otherwise undefined. */
export const findSharedPackage = (file: string): string | undefined => {
  const found = SINGLE_INSTANCE.exec(file);
  return found?.[1] ?? found?.[3];
};

/** Fails the build of an area that bundles something the page already provides. */
export class NoSharedModulesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('NoSharedModulesPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('NoSharedModulesPlugin', (modules) => {
        const found = new Set<string>();
        for (const module of modules) {
          const name = findSharedPackage(module.nameForCondition() ?? '');
          if (name) found.add(name);
        }
        for (const name of found)
          compilation.errors.push(
            new webpack.WebpackError(
              `The area bundles ${name}. It is shared: import it by its own name, or through a kit.`,
            ),
          );
      });
    });
  }
}
