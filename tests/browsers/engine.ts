/** One step of a WebDriver action; the protocols of both engines write it the same. */
export type Action =
  | { type: 'keyDown' | 'keyUp'; value: string }
  | { type: 'pointerMove'; x: number; y: number; duration?: number }
  | { type: 'pointerDown' | 'pointerUp'; button: number };

/** What one device does, one step after the other. */
interface Device {
  type: 'key' | 'pointer';
  id: string;
  parameters?: { pointerType: 'mouse' };
  actions: readonly Action[];
}

/** How a browser is started. */
export interface Start {
  /** The X display it opens on, such as `:99`. */
  display: string;
  isDark: boolean;
}

/** A browser that is driven from outside: what both protocols can do, and no more. */
export interface Engine {
  /** The browser's name and version, as it says them itself. */
  version: string;
  /** The folder into which it downloads. */
  downloads: string;
  open: (address: string) => Promise<void>;
  /** Runs a function's text in the page and gives back what it returns, or resolves to. */
  run: (script: string, args: readonly unknown[]) => Promise<unknown>;
  perform: (devices: readonly Device[]) => Promise<void>;
  /** Gives a file to the file field that a CSS selector names. */
  chooseFile: (selector: string, path: string) => Promise<void>;
  /** Asks for a window as large; what the window manager makes of it is for the page to say. */
  resize: (width: number, height: number) => Promise<void>;
  /** What is printed, as PDF, where the driver prints: WebKit's does not. */
  print?: () => Promise<Buffer>;
  /** Megabytes in memory of the process that shows the page. */
  pageMemory: () => number;
  close: () => Promise<void>;
}
