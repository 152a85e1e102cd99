import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const LIST = 'licenses.txt';
const PACKAGE = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;

/**
 * Adds what a worker is built of to the list of licences, in which Vite names what the page is built of alone. The first
 * plugin is for the build of workers, which is over before the page's own; the second is for that of the page.
 */
export function workerLicences(): { ofWorkers: Plugin; ofPage: Plugin } {
  const packages = new Set<string>();
  return {
    ofWorkers: {
      name: 'worker-packages',
      generateBundle(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk')
            for (const module of file.moduleIds) {
              const [folder] = PACKAGE.exec(module) ?? [];
              if (folder) packages.add(folder);
            }
      },
    },
    ofPage: {
      name: 'worker-licences',
      apply: 'build',
      generateBundle: {
        order: 'post',
        handler(_, bundle) {
          const list = bundle[LIST];
          if (list?.type !== 'asset') throw new Error(`The build has no ${LIST} to add to.`);
          for (const folder of packages) {
            const { name, version, license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
            const heading = `## ${name} - ${version} (${license})`;
            if (!String(list.source).includes(heading))
              list.source = `${list.source}\n${heading}\n\n${readFileSync(`${folder}/LICENSE`, 'utf8').trim()}\n`;
          }
        },
      },
    },
  };
}
