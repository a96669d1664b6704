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

export const LateFormContext = createContext({
  announceHydrated: (): void => undefined,
  nativeRules: false,
});

type Options = {
  /** Keeps the browser's own checks. Otherwise the validator replaces them once the script runs. */
  readonly nativeRules?: boolean;
  /** Loads the form's script with the page, for a form that the script changes before any focus. */
  readonly eager?: boolean;
};

/** Loads a form's script once a field gets the focus; until then the server's HTML stays as it is. */
export function lateForm<Props extends object>(
  serverForm: ComponentType<Props>,
  load: () => Promise<ComponentType<Props>>,
  options: Options = {},
) {
  const code = deferred<ComponentType<Props>>();
  /** Returns whether the code has loaded. After a failure, another call tries again. */
  const loadCode = async () => {
    try {
      code.resolve(await load());
      return true;
    } catch {
      return false;
    }
  };
  const Form = (
    globalThis.document ? lazy(async () => ({ default: await code.promise })) : serverForm
  ) as ComponentType<Props>;
  // React throws away the HTML of a boundary that is updated before it is hydrated.
  return memo(function LateForm(props: Props) {
    return (
      <Frame loadCode={loadCode} {...options}>
        <Suspense>
          <Form {...props} />
        </Suspense>
      </Frame>
    );
  });
}

/** Does what `Promise.withResolvers` does, which Safari has only since 17.4. */
function deferred<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((fulfill) => (resolve = fulfill));
  return { promise, resolve };
}

type FrameProps = Options & {
  readonly loadCode: () => Promise<boolean>;
  readonly children: ReactNode;
};

function Frame({ loadCode, nativeRules = false, eager = false, children }: FrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const hydration = useMemo(() => deferred<undefined>(), []);
  const context = useMemo(() => {
    const announceHydrated = () => {
      setProblem(null);
      hydration.resolve(undefined);
    };
    return { announceHydrated, nativeRules };
  }, [hydration, nativeRules]);

  useEffect(() => {
    const form = frame.current?.querySelector("form");
    // Without a form, as on the page after a post, no focus would ever load the code.
    if (!form || eager) void loadCode();
    if (!form) return undefined;
    let isHydrated = false;
    let isSending = false;
    void hydration.promise.then(() => (isHydrated = true));
    if (!nativeRules) form.noValidate = true;

    const send = async () => {
      isSending = true;
      setProblem(null);
      if (await loadCode()) {
        await hydration.promise;
        form.requestSubmit();
      } else if (await isReachable()) form.submit();
      else setProblem(formWords.unreachable);
      isSending = false;
    };
    const onFocusIn = ({ target }: FocusEvent) => {
      if (target instanceof Node && form.contains(target)) void loadCode();
    };
    const onSubmit = (event: SubmitEvent) => {
      if (isHydrated || event.target !== form) return;
      event.preventDefault();
      if (!isSending) void send();
    };
    // At the window: React listens at the document, where it stops events of HTML not yet hydrated.
    const capture = { capture: true };
    window.addEventListener("focusin", onFocusIn, capture);
    window.addEventListener("submit", onSubmit, capture);
    return () => {
      window.removeEventListener("focusin", onFocusIn, capture);
      window.removeEventListener("submit", onSubmit, capture);
    };
  }, [loadCode, eager, hydration, nativeRules]);

  return (
    <div ref={frame}>
      <ErrorSummary title={formWords.problemTitle} fields={[]} problem={problem} heading="h2" />
      <LateFormContext.Provider value={context}>{children}</LateFormContext.Provider>
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
