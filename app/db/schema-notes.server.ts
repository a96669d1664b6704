import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * What a model noted of a meeting, once its lines have been looked up in the transcript
 * (`app/notetaker/notes/`). A job without a row, or with one that has no `body`, shows the highlights that
 * the site picks itself. The row goes with the job's personal data.
 */
export const notetakerNotes = sqliteTable("notetaker_notes", {
  jobId: text("job_id").primaryKey(),
  /** `asked`: the model has still to answer. `written`: see `body`. `given_up`: highlights are what remains. */
  state: text({ enum: ["asked", "written", "given_up"] }).notNull(),
  /** JSON of `Notes` (`app/notetaker/notes/notes.ts`); null until written. */
  body: text(),
  createdAt: integer("created_at").notNull(),
  finishedAt: integer("finished_at"),
});
