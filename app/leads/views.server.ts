/** What the server renders at once; the browser has none of it before somebody turns to a form (`lateForm`). */
export { GuidesDone, GuidesForm } from "./guides-form";
export { MembersDone, MembersForm } from "./members-form";
export { WorkspaceDone, WorkspaceForm } from "./workspace-form";
