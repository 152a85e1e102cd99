import { type ComponentType, useEffect, useState } from 'react';
import { idle } from './idle';
import { inTime } from './inTime';

/**
 * A component that is fetched apart from the entry, when it is first to be shown.
 *
 * It is not React's `lazy`, since React holds such a one back for 300 ms after what stands in its place was shown,
 * however soon it has come.
 *
 * @param instead what stands in its place until it has come
 */
export function part<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props> = Nothing,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;

  return function Part(props: Props) {
    const [Shown, show] = useState(() => loaded);

    useEffect(() => {
      if (Shown) return;
      const fail = (error: unknown) =>
        show(() => {
          // Thrown while React renders, so that the screen says it.
          throw error;
        });
      load().then((component) => {
        loaded = component;
        show(() => component);
      }, fail);
    }, [Shown]);

    const Present = Shown ?? instead;
    return <Present {...props} />;
  };
}

/**
 * A component of a part that is fetched once its screen stands and the browser is idle, so that it delays nothing. Without
 * it the screen still does its work, so it is asked for until it comes.
 *
 * @param name what the part exports it as
 */
export function latePart<Part, Name extends keyof Part, Props extends object = PropsOf<Part[Name]>>(
  fetchPart: () => Promise<Part>,
  name: Name,
  instead?: ComponentType<Props>,
): ComponentType<Props> {
  return part(async () => {
    await idle();
    return (await inTime(fetchPart))[name] as ComponentType<Props>;
  }, instead);
}

type PropsOf<Component> = Component extends (props: infer Props extends object) => unknown ? Props : never;

function Nothing() {
  return null;
}
