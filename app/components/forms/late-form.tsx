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
import { formWords } from "~/content/words/form-parts";
import { ErrorSummary } from "./error-summary";

export const FormIsLive = createContext<() => void>(() => undefined);

type Options = {
  /** The browser's own checks are the form's rule. */
  readonly nativeRules?: boolean;
  /** Loads the form with the page, for a script that shows something before the first touch. */
  readonly eager?: boolean;
};

/** Loads a form's script once a field gets the focus; until then React keeps its HTML suspended. */
export function lateForm<Props extends object>(
  rendered: ComponentType<Props>,
  load: () => Promise<ComponentType<Props>>,
  options: Options = {},
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
  /** Returns whether the code has arrived. A failed load may be tried again. */
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

function Frame({ ask, nativeRules, eager, children }: FrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const live = useMemo(() => onDemand(async () => setProblem(null)), []);

  useEffect(() => {
    const form = frame.current?.querySelector("form");
    if (!form || eager) void ask();
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
      else setProblem(formWords.unreachable);
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
    // React listens at the document, and stops events of what it has not hydrated yet.
    const first = { capture: true };
    window.addEventListener("focusin", onFocusIn, first);
    window.addEventListener("submit", onSubmit, first);
    return () => {
      window.removeEventListener("focusin", onFocusIn, first);
      window.removeEventListener("submit", onSubmit, first);
    };
  }, [ask, eager, live, nativeRules]);

  return (
    <div ref={frame}>
      <ErrorSummary title={formWords.problemTitle} fields={[]} problem={problem} heading="h2" />
      <FormIsLive.Provider value={live.ask}>{children}</FormIsLive.Provider>
    </div>
  );
}

/** Checked before a post: the browser's own error page would lose the answers. */
async function isReachable(): Promise<boolean> {
  const signal = AbortSignal.timeout(5_000);
  return fetch(location.pathname, { method: "HEAD", cache: "no-store", signal }).then(
    () => true,
    () => false,
  );
}
