CREATE TABLE `provider_calls` (
	`id` text PRIMARY KEY NOT NULL,
	`calls` integer NOT NULL,
	`free_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `notetaker_jobs_dispatch_idx` ON `notetaker_jobs` (`starts_at`,`next_at`) WHERE "notetaker_jobs"."next_step" = 'dispatch';