ALTER TABLE `notetaker_jobs` ADD `former_bot_id` text;--> statement-breakpoint
ALTER TABLE `notetaker_jobs` ADD `stop_requested_at` integer;--> statement-breakpoint
ALTER TABLE `notetaker_jobs` ADD `delete_requested_at` integer;--> statement-breakpoint
ALTER TABLE `notetaker_requests` ADD `source` text DEFAULT 'web' NOT NULL;--> statement-breakpoint
ALTER TABLE `notetaker_requests` ADD `sequence` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `notetaker_requests` ADD `cancelled_at` integer;--> statement-breakpoint
ALTER TABLE `notetaker_requests` ADD `deleted_at` integer;