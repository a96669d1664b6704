CREATE TABLE `notetaker_notes` (
	`job_id` text PRIMARY KEY NOT NULL,
	`state` text NOT NULL,
	`body` text,
	`created_at` integer NOT NULL,
	`finished_at` integer
);
--> statement-breakpoint
ALTER TABLE `notetaker_jobs` ADD `provider` text DEFAULT 'recall' NOT NULL;--> statement-breakpoint
ALTER TABLE `notetaker_jobs` ADD `language` text;--> statement-breakpoint
ALTER TABLE `notetaker_jobs` ADD `audio_only` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `notetaker_jobs` ADD `summarised` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `notetaker_jobs` ADD `speaker_names` text;