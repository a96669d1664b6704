import {
  type ComponentType,
  createContext,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { ErrorSummary } from "./error-summary";

/** Called by the form once its script has taken over. */
export const FormIsLive = createContext<() => void>(() => undefined);

type Options = {
  readonly problemTitle: string;
  /** Shown if the form's script does not arrive and the server does not answer. */
  readonly unreachable: string;
  /** The browser's own checks are the form's rule. */
  readonly nativeRules?: boolean;
  /** Load with the page: the script shows something before the first touch. */
  readonly atOnce?: boolean;
};

/**
 * The one border between a page's script and its form's: a form is loaded, with its schema and what is shown
 * afterwards, when somebody turns to it. Until then the server's HTML is in a suspended boundary, which
 * React hydrates later (https://react.dev/reference/react/Suspense) without touching what was typed.
 * Content in place of a form is hydrated with the page. `rendered` is imported from a `.server` module, which
 * the browser does not have.
 */
export function lateForm<Props extends object>(
  rendered: ComponentType<Props>,
  load: () => Promise<ComponentType<Props>>,
  options: Options,
) {
  const code = onDemand(load);
  const Form = (
    globalThis.document ? lazy(async () => ({ default: await code.arrived })) : rendered
  ) as ComponentType<Props>;
  // React throws away the HTML of a boundary that is updated before it is hydrated.
  return memo(function LateForm(props: Props) {
    return (
      <Frame ask={code.ask} {...options}>
        <Suspense>
          <Form {...props} />
        </Suspense>
      </Frame>
    );
  });
}

function onDemand<Value>(load: () => Promise<Value>) {
  let arrive: (value: Value) => void = () => undefined;
  const arrived = new Promise<Value>((resolve) => (arrive = resolve));
  /** Returns whether it is here. A failed load may be tried again. */
  const ask = async () => {
    try {
      arrive(await load());
      return true;
    } catch {
      return false;
    }
  };
  return { arrived, ask };
}

type FrameProps = Options & {
  readonly ask: () => Promise<boolean>;
  readonly children: ReactNode;
};

function Frame({ ask, problemTitle, unreachable, nativeRules, atOnce, children }: FrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const live = useMemo(() => onDemand(async () => setProblem(null)), []);

  useEffect(() => {
    const form = frame.current?.querySelector("form");
    if (!form || atOnce) void ask();
    if (!form) return undefined;
    let isLive = false;
    let isWaiting = false;
    void live.arrived.then(() => (isLive = true));
    if (!nativeRules) form.noValidate = true;

    const send = async () => {
      isWaiting = true;
      setProblem(null);
      if (await ask()) {
        await live.arrived;
        form.requestSubmit();
      } else if (await isReachable()) form.submit();
      else setProblem(unreachable);
      isWaiting = false;
    };
    const onFocusIn = ({ target }: FocusEvent) => {
      if (target instanceof Node && form.contains(target)) void ask();
    };
    const onSubmit = (event: SubmitEvent) => {
      if (isLive || event.target !== form) return;
      event.preventDefault();
      if (!isWaiting) void send();
    };
    // React listens at the document, and stops the events of what it has not hydrated yet.
    const first = { capture: true };
    window.addEventListener("focusin", onFocusIn, first);
    window.addEventListener("submit", onSubmit, first);
    return () => {
      window.removeEventListener("focusin", onFocusIn, first);
      window.removeEventListener("submit", onSubmit, first);
    };
  }, [ask, atOnce, live, nativeRules, unreachable]);

  return (
    <div ref={frame}>
      <ErrorSummary title={problemTitle} fields={[]} problem={problem} heading="h2" />
      <FormIsLive.Provider value={live.ask}>{children}</FormIsLive.Provider>
    </div>
  );
}

/** Asked before a post, because the browser's own error page would lose the answers. */
async function isReachable(): Promise<boolean> {
  const signal = AbortSignal.timeout(5_000);
  return fetch(location.pathname, { method: "HEAD", cache: "no-store", signal }).then(
    () => true,
    () => false,
  );
}
