// builds the reader and the hostile texts as one bundle to OUT
import { build } from 'vite';
const out = process.argv[2];
await build({ configFile: false, logLevel: 'error', build: { ssr: true, target: 'esnext', minify: true, outDir: out, emptyOutDir: true, rollupOptions: { input: { readReport: 'src/creditReport/readReport.ts', hostileTexts: 'tests/support/hostileTexts.ts' }, output: { entryFileNames: '[name].mjs' } } }, ssr: { noExternal: true } });
